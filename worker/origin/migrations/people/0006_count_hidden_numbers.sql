-- A page says the area code and kind of each hidden number. Where few hidden numbers share both, being on record would
-- tell whose a number is, so their number is counted. Counted at the end of an import: it need not be exact.
CREATE TABLE base_hidden_number_count (
  area_code TEXT NOT NULL,
  line_type TEXT NOT NULL,
  numbers INTEGER NOT NULL,          -- different ones
  PRIMARY KEY (area_code, line_type)
) WITHOUT ROWID;
CREATE VIEW hidden_number_count AS SELECT area_code, line_type, numbers FROM base_hidden_number_count;
INSERT INTO base_hidden_number_count (area_code, line_type, numbers)
SELECT substr(n.number, 1, 3), f.line_type, COUNT(DISTINCT n.number)
FROM base_shown_number n CROSS JOIN base_phone f ON f.number = n.number WHERE n.is_listed = 0 GROUP BY 1, 2;
