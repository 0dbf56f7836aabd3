-- Whose course it is may finish it for learners of a class (docs/product/staff.md#finishing).
INSERT INTO "staff_role_permission" ("role", "permission") VALUES ('partner', 'event.finish');
