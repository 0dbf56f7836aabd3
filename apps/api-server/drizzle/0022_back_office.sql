CREATE TABLE "inbox_state" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"owner_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_state_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "inbox_state_known" CHECK ("inbox_state"."state" in ('new', 'open', 'done'))
);
--> statement-breakpoint
CREATE TABLE "staff_second_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "course_updated";--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "description_html" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "outline_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "first_approved_by" uuid;--> statement-breakpoint
ALTER TABLE "promo" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_state" ADD CONSTRAINT "inbox_state_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factor" ADD CONSTRAINT "staff_second_factor_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_state_owner" ON "inbox_state" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "staff_session_user" ON "staff_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_session_used" ON "staff_session" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "user_account_fullname_trgm" ON "user_account" USING gin ("fullname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_account_email_trgm" ON "user_account" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_fullname" ON "course" USING btree ("fullname","id");--> statement-breakpoint
CREATE INDEX "course_price_after" ON "course" USING btree ("price_after","id");--> statement-breakpoint
CREATE INDEX "course_fullname_trgm" ON "course" USING gin ("fullname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ((payload->>'orderId')) WHERE payload ? 'orderId';--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "course_updated" ON "course" USING btree ("updated_at","id");--> statement-breakpoint
-- What the people do who run the platform (docs/product/staff.md#grants); an operator may do everything.
INSERT INTO "staff_role_permission" ("role", "permission") VALUES
	('finance', 'course.read'),
	('finance', 'order.read'),
	('finance', 'order.mail'),
	('finance', 'refund.read'),
	('finance', 'refund.decide'),
	('finance', 'webhook.read'),
	('finance', 'promo.read'),
	('finance', 'promo.edit'),
	('finance', 'voucher.batch'),
	('content', 'course.read'),
	('content', 'course.edit'),
	('content', 'course.publish'),
	('content', 'content.edit'),
	('content', 'review.moderate'),
	('content', 'review.read'),
	('partner', 'review.read'),
	('teacher', 'review.read'),
	('partner', 'course.read'),
	('partner', 'course.edit'),
	('partner', 'course.publish'),
	('partner', 'event.read'),
	('partner', 'event.edit'),
	('partner', 'event.participant'),
	('partner', 'event.door'),
	('partner', 'event.attendance'),
	('partner', 'learning.answer'),
	('partner', 'learning.mark'),
	('partner', 'review.answer'),
	('programme', 'course.read'),
	('programme', 'event.read'),
	('programme', 'event.participant'),
	('door', 'event.read'),
	('door', 'event.door'),
	('door', 'event.attendance'),
	('support', 'order.read'),
	('support', 'order.mail'),
	('support', 'event.read'),
	('support', 'event.participant'),
	('support', 'inbox.read'),
	('support', 'inbox.handle'),
	('support', 'mail.retry'),
	('teacher', 'review.answer'),
	('teacher', 'course.read'),
	('organiser', 'course.read'),
	('organiser', 'event.edit'),
	('organiser', 'event.participant')
ON CONFLICT DO NOTHING;
