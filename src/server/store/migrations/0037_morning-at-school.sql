ALTER TABLE "school_settings" ADD COLUMN "staff_check_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "staff_late_after" text;--> statement-breakpoint
ALTER TABLE "staff_attendance" ADD COLUMN "checked_in" text;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "meeting_id" integer;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "expected_by" integer;