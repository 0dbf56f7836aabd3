ALTER TABLE "certificate" ADD COLUMN "requested_name" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "name_requested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "certificate_name_requested" ON "certificate" USING btree ("name_requested_at") WHERE "certificate"."name_requested_at" is not null;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_request_whole" CHECK (("certificate"."requested_name" is null) = ("certificate"."name_requested_at" is null));