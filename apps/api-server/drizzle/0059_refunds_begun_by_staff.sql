DROP INDEX "refund_asked";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "begun_by" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_begun" ON "refund" USING btree ("order_id",coalesce("course_id", 0)) WHERE "refund"."begun_by" is not null and "refund"."status" not in ('refused', 'dropped');--> statement-breakpoint
CREATE UNIQUE INDEX "refund_asked" ON "refund" USING btree ("order_id",coalesce("course_id", 0)) WHERE "refund"."is_asked" and "refund"."begun_by" is null;--> statement-breakpoint
INSERT INTO "staff_role_permission" ("role", "permission") VALUES ('finance', 'refund.begin'), ('support', 'refund.begin');
