CREATE TABLE "order_work_failure" (
	"job" text NOT NULL,
	"order_id" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"failed_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "order_work_failure_order_id_job_pk" PRIMARY KEY("order_id","job"),
	CONSTRAINT "order_work_failure_attempts" CHECK ("order_work_failure"."attempts" > 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_attempts";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "order_work_failure" ADD CONSTRAINT "order_work_failure_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "next_attempt_at";--> statement-breakpoint
-- The place of a mail in the queue.
CREATE FUNCTION mail_job(outbox_id bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT lpad(to_hex(outbox_id), 32, '0')::uuid $$;
--> statement-breakpoint
-- Gives mails that wait their place in the queue, once for each; what the library's own insert writes, out of the settings of the queue.
CREATE FUNCTION queue_mails(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pgboss.queue WHERE name = 'mail') THEN
    RAISE EXCEPTION 'The queue of mails is not installed.';
  END IF;
  INSERT INTO pgboss.job (id, name, data, priority, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until, policy, dead_letter)
  SELECT mail_job(o.id), q.name, jsonb_build_object('outboxId', o.id), 2 - o.urgency,
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, now() + make_interval(secs => q.retention_seconds), q.policy, q.dead_letter
  FROM outbox o CROSS JOIN pgboss.queue q
  WHERE o.id = ANY (ids) AND q.name = 'mail' AND o.sent_at IS NULL AND o.failed_at IS NULL
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_new_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_mails(array_agg(id)) FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_new_mails AFTER INSERT ON outbox REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_new_mails();
