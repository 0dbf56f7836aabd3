ALTER TABLE "enrolment" DROP CONSTRAINT "enrolment_round";--> statement-breakpoint
DROP INDEX "enrolment_once";--> statement-breakpoint
ALTER TABLE "enrolment" DROP COLUMN "round";--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_once" ON "enrolment" USING btree ("user_id","course_id");