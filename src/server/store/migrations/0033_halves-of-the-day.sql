ALTER TABLE "attendance_reminders" ADD COLUMN "part" text DEFAULT 'Full' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "attendance_mode" text DEFAULT 'Daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "afternoon_from" text DEFAULT '12:30' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_attendance_mode" CHECK ("school_settings"."attendance_mode" in ('Daily', 'Session'));