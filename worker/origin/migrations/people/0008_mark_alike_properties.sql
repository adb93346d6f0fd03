-- Homes on one street of which everybody is told the same: bedrooms, hundreds of square feet, year built and the letter of
-- the forecast (worker/origin/property/home-facts.ts, shared/property/roi-grade.ts). Their pages say the same, so search
-- engines get the list instead. alike: the smallest key among them. Homes that nothing is like have no row.
CREATE TABLE base_alike_property (
  property_key INTEGER PRIMARY KEY,
  alike INTEGER NOT NULL
);
CREATE INDEX base_alike_property_alike ON base_alike_property (alike, property_key);
-- Only while another one of them is shown.
CREATE VIEW alike_property AS
  SELECT s.property_key FROM base_alike_property s
  WHERE EXISTS (SELECT 1 FROM base_alike_property o
                CROSS JOIN base_property y ON y.key = o.property_key AND y.suppressed_at IS NULL
                CROSS JOIN base_address a ON a.key = y.address_key AND a.suppressed_at IS NULL
                WHERE o.alike = s.alike AND o.property_key <> s.property_key);
INSERT INTO base_alike_property (property_key, alike)
SELECT key, alike FROM (
  SELECT key, MIN(key) OVER same AS alike, COUNT(*) OVER same AS homes
  FROM (SELECT y.key, a.place_id, a.street, y.bedrooms, y.year_built,
               NULLIF(ROUND(COALESCE(y.living_sqft, 0) / 100.0), 0) AS size,
               CASE WHEN y.roi_score >= 90 THEN 'A+' WHEN y.roi_score >= 80 THEN 'A' WHEN y.roi_score >= 60 THEN 'B'
                    WHEN y.roi_score >= 40 THEN 'C' WHEN y.roi_score >= 20 THEN 'D'
                    WHEN y.roi_score IS NOT NULL THEN 'F' END AS grade
        FROM base_property y CROSS JOIN base_address a ON a.key = y.address_key)
  WINDOW same AS (PARTITION BY place_id, street, bedrooms, year_built, size, grade))
WHERE homes > 1;
