import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { fillSearchNames } from './search-names.ts';

const SCHEMA = readFileSync(new URL('../migrations/people/0001_create_people.sql', import.meta.url), 'utf8');

test('every name stands once for everywhere, for each state and for each place of its bearer, with the latest birth date', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  database.exec(`
    INSERT INTO place (id, city, city_key, state_code, latitude, longitude) VALUES
      (1, 'Portland', 'portland', 'OR', 45, -122), (3, 'Eugene', 'eugene', 'OR', 44, -123),
      (17, 'Port Washington', 'port washington', 'NY', 40, -73);
    INSERT INTO base_person
      (key, id, first_name, last_name, full_name, first_key, last_key, birth_year, birth_month, birth_day, fill_score)
    VALUES (1, 'P1', 'Ada', 'Hale', 'Ada Hale', 'ada', 'hale', 1979, 4, NULL, 0),
      (2, 'P2', 'Bo', 'Lind', 'Bo Lind', 'bo', 'lind', 1950, NULL, NULL, 0),
      (3, 'P3', 'Cy', 'Moss', 'Cy Moss', 'cy', 'moss', NULL, NULL, NULL, 0);
    INSERT INTO base_person_name (person_key, last_key, first_key, middle_key, kind) VALUES
      (1, 'hale', 'ada', 'may', 'primary'), (1, 'quist', 'ada', '', 'aka'),
      (2, 'lind', 'bo', '', 'primary'), (3, 'moss', 'cy', '', 'primary');
    INSERT INTO base_person_place (person_key, place_id, is_current) VALUES (1, 1, 1), (1, 3, 0), (2, 17, 0);`);
  fillSearchNames(database);
  const rows = database
    .prepare(
      `SELECT area || '|' || last_key || '|' || first_key || '|' || middle_key || '|' || kind || '|' || person_key || '|' || born AS row
       FROM base_search_name ORDER BY person_key, kind DESC, area`,
    )
    .all();
  database.close();
  expect(rows.map(({ row }) => row)).toEqual([
    ...['', '1', '3', 'OR'].map((area) => `${area}|hale|ada|may|primary|1|19790431`),
    ...['', '1', '3', 'OR'].map((area) => `${area}|quist|ada||aka|1|19790431`),
    ...['', '17', 'NY'].map((area) => `${area}|lind|bo||primary|2|19501231`),
    '|moss|cy||primary|3|0',
  ]);
});
