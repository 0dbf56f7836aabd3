-- Whoever may export a list follows the work they gave (docs/product/staff.md#work).
INSERT INTO "staff_role_permission" ("role", "permission")
	SELECT DISTINCT "role", 'work.own' FROM "staff_role_permission"
	WHERE "permission" IN ('course.read', 'event.read', 'event.participant', 'order.read', 'learner.look', 'promo.read', 'content.edit')
	ON CONFLICT DO NOTHING;
