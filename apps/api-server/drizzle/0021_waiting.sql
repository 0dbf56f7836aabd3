ALTER TABLE "scan" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "is_same_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "kind" text DEFAULT 'seat' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "offer_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "session_type" text DEFAULT 'reguler' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "seats_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_waiting" ON "waitlist" USING btree ("kind","event_id") WHERE "waitlist"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist" USING btree ("offer_ends_at") WHERE "waitlist"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "waitlist_program" ON "waitlist" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "event_kept" ON "event" USING btree ("id") WHERE "event"."seats_kept" > 0;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_kind" CHECK ("waitlist"."kind" in ('seat', 'opening'));--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_state" CHECK ("waitlist"."state" in ('waiting', 'offered', 'lapsed', 'told'));--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_offer" CHECK (("waitlist"."state" = 'offered') = ("waitlist"."offer_ends_at" is not null));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_seats_kept" CHECK ("event"."seats_kept" >= 0 and "event"."seats_left" + "event"."seats_kept" <= "event"."capacity");