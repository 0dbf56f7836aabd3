CREATE TABLE "data_use" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "data_use_bytes" CHECK ("data_use"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hand_in_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"filename" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"submission_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hand_in_upload_size" CHECK ("hand_in_upload"."received" between 0 and "hand_in_upload"."bytes")
);
--> statement-breakpoint
ALTER TABLE "data_use" ADD CONSTRAINT "data_use_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_upload" ADD CONSTRAINT "hand_in_upload_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_upload" ADD CONSTRAINT "hand_in_upload_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_upload" ADD CONSTRAINT "hand_in_upload_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_in_upload_enrolment" ON "hand_in_upload" USING btree ("enrolment_id","lesson_id");--> statement-breakpoint
CREATE INDEX "hand_in_upload_lesson" ON "hand_in_upload" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "hand_in_upload_submission" ON "hand_in_upload" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "hand_in_upload_created" ON "hand_in_upload" USING btree ("created_at");