DROP INDEX "staff_grant_once";--> statement-breakpoint
DROP INDEX "staff_grant_request_once";--> statement-breakpoint
ALTER TABLE "lesson_question" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_grant_teacher" ON "staff_grant" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "staff_grant_request_teacher" ON "staff_grant_request" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_once" ON "staff_grant" USING btree ("user_id","role",coalesce("partner_id", 0),coalesce("program_id", 0),coalesce("event_id", 0),coalesce("teacher_id", 0)) WHERE "staff_grant"."ends_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_request_once" ON "staff_grant_request" USING btree (coalesce("user_id"::text, "email"),"role",coalesce("partner_id", 0),coalesce("program_id", 0),coalesce("event_id", 0),coalesce("teacher_id", 0)) WHERE "staff_grant_request"."state" = 'waiting';