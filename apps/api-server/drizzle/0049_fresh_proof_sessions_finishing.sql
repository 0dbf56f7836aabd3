CREATE TABLE "course_finishing" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left" integer NOT NULL,
	"after_id" uuid,
	"leased_until" timestamp with time zone,
	CONSTRAINT "course_finishing_left" CHECK ("course_finishing"."left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "sessions_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "sessions_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_finishing" ADD CONSTRAINT "course_finishing_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_finishing_asked" ON "course_finishing" USING btree ("asked_at");