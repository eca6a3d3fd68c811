ALTER TABLE "staff_leave" ADD COLUMN "asked_first_day" date;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD COLUMN "asked_last_day" date;