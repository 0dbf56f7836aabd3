CREATE TABLE "internship_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"email" text,
	"starts_on" date NOT NULL,
	"months" integer NOT NULL,
	"places" integer DEFAULT 1 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "internship_invitation_email" CHECK ("internship_invitation"."email" is null or ("internship_invitation"."email" = lower("internship_invitation"."email") and "internship_invitation"."places" = 1)),
	CONSTRAINT "internship_invitation_months" CHECK ("internship_invitation"."months" between 6 and 12),
	CONSTRAINT "internship_invitation_places" CHECK ("internship_invitation"."places" > 0 and "internship_invitation"."used" between 0 and "internship_invitation"."places")
);
--> statement-breakpoint
CREATE TABLE "internship_letter" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"fullname" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"courses" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internship_letter_minutes" CHECK ("internship_letter"."minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "signing_key" DROP CONSTRAINT "signing_key_purpose";--> statement-breakpoint
ALTER TABLE "internship_letter" ADD CONSTRAINT "internship_letter_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "internship_invitation_code" ON "internship_invitation" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "internship_letter_month" ON "internship_letter" USING btree ("user_id","month");--> statement-breakpoint
ALTER TABLE "signing_key" ADD CONSTRAINT "signing_key_purpose" CHECK ("signing_key"."purpose" in ('certificate-number', 'certificate-badge', 'internship-letter'));