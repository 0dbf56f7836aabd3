DROP INDEX "staff_grant_request_once";--> statement-breakpoint
ALTER TABLE "staff_grant_request" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD COLUMN "fullname" text;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_request_once" ON "staff_grant_request" USING btree (coalesce("user_id"::text, "email"),"role",coalesce("partner_id", 0),coalesce("program_id", 0),coalesce("event_id", 0)) WHERE "staff_grant_request"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_person" CHECK ("staff_grant_request"."state" <> 'waiting' or "staff_grant_request"."user_id" is not null or ("staff_grant_request"."email" is not null and "staff_grant_request"."fullname" is not null));