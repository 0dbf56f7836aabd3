ALTER TABLE "banner" DROP CONSTRAINT "banner_placement_known";--> statement-breakpoint
ALTER TABLE "sso_state" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_placement_known" CHECK ("banner"."placement" in ('home', 'best-deal', 'popup', 'survey'));