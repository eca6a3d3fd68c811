CREATE TABLE "merged_students" (
	"school_id" integer NOT NULL,
	"id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"admission_no" text NOT NULL,
	"before" jsonb,
	"merged_by" integer,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merged_students_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "merged_students" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "merged_students" ADD CONSTRAINT "merged_students_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_students" ADD CONSTRAINT "merged_students_school_id_student_id_students_school_id_id_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."students"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_students_student" ON "merged_students" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "merged_students_number" ON "merged_students" USING btree ("school_id","admission_no");--> statement-breakpoint
CREATE POLICY "own_school" ON "merged_students" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "merged_students" FORCE ROW LEVEL SECURITY;
