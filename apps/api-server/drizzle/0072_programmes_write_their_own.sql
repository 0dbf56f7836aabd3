-- Written by hand: who writes what stands on the pages goes on writing landing pages, and who looks after a programme
-- writes what its home says (docs/product/staff.md#content).
INSERT INTO "staff_role_permission" ("role", "permission") SELECT "role", 'landing.edit' FROM "staff_role_permission" WHERE "permission" = 'content.edit';--> statement-breakpoint
INSERT INTO "staff_role_permission" ("role", "permission") VALUES ('programme', 'landing.edit') ON CONFLICT DO NOTHING;
