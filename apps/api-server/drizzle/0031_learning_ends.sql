CREATE TABLE "lesson_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"seconds" integer,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"asset_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_upload_size" CHECK ("lesson_upload"."received" between 0 and "lesson_upload"."bytes")
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "own_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_upload" ADD CONSTRAINT "lesson_upload_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_upload" ADD CONSTRAINT "lesson_upload_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_upload" ADD CONSTRAINT "lesson_upload_asset_id_lesson_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."lesson_asset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_upload_user" ON "lesson_upload" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_upload_lesson" ON "lesson_upload" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_upload_asset" ON "lesson_upload" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "lesson_upload_created" ON "lesson_upload" USING btree ("created_at");--> statement-breakpoint
UPDATE "ticket" SET "own_changes" = "generation" - 1 WHERE "generation" > 1;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_own_changes" CHECK ("ticket"."own_changes" between 0 and "ticket"."generation" - 1);