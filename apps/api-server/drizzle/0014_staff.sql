CREATE TABLE "staff_grant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"partner_id" integer,
	"program_id" integer,
	"event_id" integer,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_role_permission" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "staff_role_permission_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
DROP TABLE "user_role" CASCADE;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_once" ON "staff_grant" USING btree ("user_id","role",coalesce("partner_id", 0),coalesce("program_id", 0),coalesce("event_id", 0)) WHERE "staff_grant"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "staff_grant_user" ON "staff_grant" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_grant_partner" ON "staff_grant" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "staff_grant_program" ON "staff_grant" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "staff_grant_event" ON "staff_grant" USING btree ("event_id");--> statement-breakpoint
-- Who runs the platform, and who stands at its classes (docs/product/staff.md).
INSERT INTO "staff_role_permission" ("role", "permission") VALUES
	('operator', '*'),
	('organiser', 'event.read'),
	('organiser', 'event.door'),
	('organiser', 'event.attendance');
