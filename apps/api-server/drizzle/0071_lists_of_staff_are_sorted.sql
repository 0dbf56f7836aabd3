DROP INDEX "course_teacher_slug";--> statement-breakpoint
DROP INDEX "lesson_question_waiting";--> statement-breakpoint
DROP INDEX "refund_status";--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at","id") WHERE "user_account"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "certificate_fullname_trgm" ON "certificate" USING gin ("fullname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_start" ON "event" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "review_created" ON "review" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "lesson_question_created" ON "lesson_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "submission_created" ON "submission" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "course_teacher_slug" ON "course" USING btree ("teacher_slug");--> statement-breakpoint
CREATE INDEX "lesson_question_waiting" ON "lesson_question" USING btree ("created_at","id") WHERE "lesson_question"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "refund_status" ON "refund" USING btree ("status","created_at","id");