ALTER TABLE "staff_work_row" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "staff_work" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;
