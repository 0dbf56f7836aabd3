CREATE INDEX "event_words_trgm" ON "event" USING gin ("batch" gin_trgm_ops,"city" gin_trgm_ops,"venue" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" USING btree ("product_code","created_at","id");--> statement-breakpoint
INSERT INTO "staff_role_permission" ("role", "permission") SELECT "role", 'choice.read' FROM "staff_role_permission" WHERE "permission" = 'order.read' ON CONFLICT DO NOTHING;
