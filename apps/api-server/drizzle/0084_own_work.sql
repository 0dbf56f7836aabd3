-- Whoever looks after a list makes files of it and follows the work they gave; who stands at a door looks after none (docs/product/staff.md#work).
INSERT INTO "staff_role_permission" ("role", "permission")
	SELECT DISTINCT "role", 'work.own' FROM "staff_role_permission"
	WHERE "permission" IN ('course.read', 'event.edit', 'event.participant', 'order.read', 'learner.look', 'promo.read', 'content.edit')
	ON CONFLICT DO NOTHING;
