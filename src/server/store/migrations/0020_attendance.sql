CREATE TABLE "attendance_marks" (
	"school_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"date" date NOT NULL,
	"part" text NOT NULL,
	"register_id" integer NOT NULL,
	"status" text NOT NULL,
	"in_time" text,
	"out_time" text,
	"reason" text,
	"remark" text,
	"taken_by" integer,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "attendance_marks_school_id_student_id_date_part_pk" PRIMARY KEY("school_id","student_id","date","part"),
	CONSTRAINT "attendance_marks_status" CHECK ("attendance_marks"."status" in ('P', 'A', 'L', 'HD', 'LV', 'OD'))
);
--> statement-breakpoint
ALTER TABLE "attendance_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attendance_months" (
	"school_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"part" text NOT NULL,
	"month" date NOT NULL,
	"present" smallint DEFAULT 0 NOT NULL,
	"absent" smallint DEFAULT 0 NOT NULL,
	"late" smallint DEFAULT 0 NOT NULL,
	"half_day" smallint DEFAULT 0 NOT NULL,
	"on_leave" smallint DEFAULT 0 NOT NULL,
	"on_duty" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "attendance_months_school_id_student_id_part_month_pk" PRIMARY KEY("school_id","student_id","part","month")
);
--> statement-breakpoint
ALTER TABLE "attendance_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attendance_registers" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "attendance_registers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session" text NOT NULL,
	"class_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"date" date NOT NULL,
	"part" text NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"taken_by" integer,
	"locks_on" date,
	"changed_at" timestamp (3) with time zone,
	"changed_by" integer,
	"is_working_day" boolean DEFAULT false NOT NULL,
	"present" smallint DEFAULT 0 NOT NULL,
	"absent" smallint DEFAULT 0 NOT NULL,
	"late" smallint DEFAULT 0 NOT NULL,
	"half_day" smallint DEFAULT 0 NOT NULL,
	"on_leave" smallint DEFAULT 0 NOT NULL,
	"on_duty" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attendance_registers_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "attendance_registers_place" UNIQUE("school_id","class_id","section_id","date","part"),
	CONSTRAINT "attendance_registers_part" CHECK ("attendance_registers"."part" in ('Full', 'Forenoon', 'Afternoon'))
);
--> statement-breakpoint
ALTER TABLE "attendance_registers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_student" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."students"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_register_row" FOREIGN KEY ("school_id","register_id") REFERENCES "public"."attendance_registers"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_months" ADD CONSTRAINT "attendance_months_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_months" ADD CONSTRAINT "attendance_months_student" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."students"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_registers" ADD CONSTRAINT "attendance_registers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_marks_register" ON "attendance_marks" USING btree ("school_id","register_id");--> statement-breakpoint
CREATE INDEX "attendance_marks_absent" ON "attendance_marks" USING btree ("school_id","date") WHERE "attendance_marks"."status" = 'A';--> statement-breakpoint
CREATE INDEX "attendance_registers_date" ON "attendance_registers" USING btree ("school_id","date");--> statement-breakpoint
CREATE POLICY "own_school" ON "attendance_marks" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "attendance_months" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "attendance_registers" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "attendance_registers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_marks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_months" FORCE ROW LEVEL SECURITY;
