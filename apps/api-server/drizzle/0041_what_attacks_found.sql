ALTER TABLE "internship_period" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand from here on. What is online is called by many names, and sold at many places.
INSERT INTO search_synonym (word, means) VALUES
  ('online', '{daring,digital,internet,lokapasar}'),
  ('daring', '{online,digital,internet}'),
  ('berjualan', '{jualan,penjualan,lokapasar}'),
  ('olshop', '{lokapasar,"toko online",berjualan}')
ON CONFLICT DO NOTHING;
