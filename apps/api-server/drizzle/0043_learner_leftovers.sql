ALTER TABLE "test" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sale" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "mandatory_version" integer DEFAULT 1 NOT NULL;