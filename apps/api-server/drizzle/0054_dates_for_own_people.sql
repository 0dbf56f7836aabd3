ALTER TABLE "event" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_program" ON "event" USING btree ("program_id") WHERE "event"."program_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_to_try" ON "lesson" USING btree ("published_at") WHERE "lesson"."is_preview";