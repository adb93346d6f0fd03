-- Which variants the page showed, as JSON: {"PROPERTY_UPSELL":2}. Variants of 0 are left out; NULL if all were 0.
ALTER TABLE page_event ADD COLUMN experiments TEXT;
