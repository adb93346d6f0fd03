-- Lists read a few facts of many people. A view that only has public ids makes SQLite look each person up twice more, by
-- id and again by key, and every look is another page of a table that no cache holds; so the views have keys, too.

DROP VIEW residence;
CREATE VIEW residence AS
  SELECT r.person_key, r.address_key, p.id AS person_id, r.is_current, r.move_in, r.move_out, r.sort_order, r.contact_type,
         r.is_address_id_late, r.first_seen, r.last_seen, r.source,
         a.id AS address_id, a.house_number, a.street, a.unit, a.zip5, a.latitude, a.longitude, a.usage, a.place_id,
         l.city, l.state_code, l.county, l.fips_code,
         y.pnp_id, y.property_type, y.property_purpose, y.neighborhood, y.macro_neighborhood,
         y.roi_score, y.roi_attributes, y.roi_tags, y.bedrooms, y.bathrooms, y.living_sqft, y.year_built,
         y.last_sale_amount, y.sale_date, y.owner_occupied, y.cstv_p50, y.market_value
  FROM base_residence r
  JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  JOIN base_address a ON a.key = r.address_key AND a.suppressed_at IS NULL
  JOIN place l ON l.id = a.place_id
  LEFT JOIN base_property y ON y.address_key = a.key AND y.suppressed_at IS NULL
  WHERE r.suppressed_at IS NULL;
DROP VIEW phone;
CREATE VIEW phone AS
  SELECT f.person_key, p.id AS person_id, f.number, f.line_type, f.is_listed, f.is_professional, f.sort_order,
         f.timezone, f.best_weekday, f.best_weekend, f.activity_score, f.carrier,
         f.first_seen, f.last_seen, f.source, l.city, l.state_code
  FROM base_phone f
  JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL
  LEFT JOIN place l ON l.id = f.place_id
  WHERE f.suppressed_at IS NULL;
DROP VIEW relation;
CREATE VIEW relation AS
  SELECT r.person_key, r.other_key, p.id AS person_id, o.id AS other_id, r.kind, r.relation, r.sort_order,
         r.first_seen, r.last_seen, r.source
  FROM base_relation r
  JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  JOIN base_person o ON o.key = r.other_key AND o.suppressed_at IS NULL;
DROP VIEW property;
CREATE VIEW property AS
  SELECT y.key AS property_key, y.address_key, y.pnp_id, a.id AS address_id, a.house_number, a.street, a.unit, a.zip5,
         l.city, l.state_code, l.county,
         y.property_type, y.property_purpose, y.neighborhood, y.macro_neighborhood,
         y.roi_score, y.roi_attributes, y.roi_tags, y.bedrooms, y.bathrooms, y.living_sqft, y.year_built,
         y.last_sale_amount, y.sale_date, y.owner_occupied, y.cstv_p50, y.market_value,
         y.apn, y.report, y.first_seen, y.last_seen, y.source
  FROM base_property y
  JOIN base_address a ON a.key = y.address_key AND a.suppressed_at IS NULL
  JOIN place l ON l.id = a.place_id
  WHERE y.suppressed_at IS NULL;

-- Most people of a home have moved away: the index tells who has, and whose line is hidden, without reading the line.
DROP INDEX base_residence_address;
CREATE INDEX base_residence_address ON base_residence (address_key, is_current, suppressed_at, sort_order);
