CREATE INDEX "audit_log_named" ON "audit_log" USING btree (lower("subject"),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree (substring(lower("subject"), '^[a-z-]+'),"created_at","id");--> statement-breakpoint
UPDATE "audit_log" SET "subject" = 'internshipParticipant ' || "subject" WHERE "action" IN ('internship.period', 'internship.place', 'internship.grade') AND "subject" ~ '^[0-9a-f]{8}-';--> statement-breakpoint
UPDATE "audit_log" SET "subject" = 'internshipInvitation ' || "subject" WHERE "action" IN ('internship.invite', 'internship.revoke') AND "subject" ~ '^[0-9a-f]{8}-';--> statement-breakpoint
UPDATE "audit_log" SET "subject" = 'review ' || "subject" WHERE "action" IN ('review.hide', 'review.answer') AND "subject" ~ '^[0-9a-f]{8}-';
