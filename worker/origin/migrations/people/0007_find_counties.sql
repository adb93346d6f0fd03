-- Counties are found by name: lower case, no diacritics, apostrophes or periods, words separated by one space, as city_key,
-- without what a county is called.
ALTER TABLE place ADD COLUMN county_key TEXT GENERATED ALWAYS AS (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    lower(county), '.', ''), '''', ''), '-', ' '), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'),
    ' county', ''), ' parish', '')
) VIRTUAL;
CREATE INDEX place_by_county ON place (county_key, state_code);
