ALTER TABLE "test" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sale" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "mandatory_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand: who looks after an institution keeps its contact (docs/product/staff.md#grants).
INSERT INTO "staff_role_permission" ("role", "permission") VALUES ('partner', 'institution.edit');
