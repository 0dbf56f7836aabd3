ALTER TABLE "category" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;
