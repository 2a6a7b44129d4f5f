"""What each source states, statement by statement, and the clause and the test that hold it."""
