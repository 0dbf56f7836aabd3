DROP INDEX "refund_asked";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "by_transit" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "parking" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "step_free" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_course" ON "refund" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_asked" ON "refund" USING btree ("order_id",coalesce("course_id", 0)) WHERE "refund"."is_asked";