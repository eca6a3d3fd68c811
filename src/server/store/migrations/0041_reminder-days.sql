ALTER TABLE "attendance_reminders" DROP CONSTRAINT "attendance_reminders_school_id_class_id_section_id_pk";--> statement-breakpoint
ALTER TABLE "attendance_reminders" ADD CONSTRAINT "attendance_reminders_school_id_class_id_section_id_date_pk" PRIMARY KEY("school_id","class_id","section_id","date");--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD COLUMN "leave_id" integer;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD COLUMN "before_leave" jsonb;--> statement-breakpoint
ALTER TABLE "staff_attendance" ADD COLUMN "leave_id" integer;--> statement-breakpoint
-- Until now each mark of leave on the days of approved leave was taken to stand for it. The owner of the tables is held
-- to the policies too, but for this.
ALTER TABLE "attendance_marks" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_leave" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "attendance_marks" m SET "leave_id" = l."id" FROM "student_leave" l
	WHERE l."school_id" = m."school_id" AND l."student_id" = m."student_id" AND l."state" = 'Approved'
		AND m."date" BETWEEN l."first_day" AND l."last_day" AND m."status" = 'LV';--> statement-breakpoint
ALTER TABLE "attendance_marks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_leave" FORCE ROW LEVEL SECURITY;
