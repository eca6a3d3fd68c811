CREATE TABLE "attendance_codes" (
	"school_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"counts_as" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "attendance_codes_school_id_code_pk" PRIMARY KEY("school_id","code"),
	CONSTRAINT "attendance_codes_counts" CHECK ("attendance_codes"."counts_as" in ('P', 'A', 'HD', 'LV'))
);
--> statement-breakpoint
ALTER TABLE "attendance_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "attendance_codes" ADD CONSTRAINT "attendance_codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_school" ON "attendance_codes" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "attendance_codes" FORCE ROW LEVEL SECURITY;
