-- Hiding somebody looks up each of their names by its whole key. The LIMIT keeps SQLite from joining before it knows the
-- names: it then read everybody's names in an area, which takes longer the more people there are.
DROP TRIGGER finding_refresh_person;
CREATE TRIGGER finding_refresh_person INSTEAD OF INSERT ON finding_refresh
BEGIN
  UPDATE base_search_name SET home = s.home, is_here = s.is_here, is_shown = s.is_shown
  FROM (SELECT * FROM search_name_source WHERE person_key = NEW.person_key LIMIT -1) s
  WHERE base_search_name.area = s.area AND base_search_name.last_key = s.last_key AND base_search_name.first_key = s.first_key
    AND base_search_name.born = s.born AND base_search_name.person_key = s.person_key AND base_search_name.kind = s.kind;
  UPDATE base_directory_person
  SET is_shown = EXISTS (SELECT 1 FROM person p WHERE p.person_key = NEW.person_key),
      home = COALESCE((SELECT p.current_place_id FROM person p WHERE p.person_key = NEW.person_key), 0)
  WHERE person_key = NEW.person_key;
  UPDATE base_place_person
  SET is_shown = EXISTS (SELECT 1 FROM person p WHERE p.person_key = NEW.person_key AND p.current_place_id = place_id)
  WHERE person_key = NEW.person_key;
END;
