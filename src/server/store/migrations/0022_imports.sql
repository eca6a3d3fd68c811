CREATE TABLE "student_import_rows" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "student_import_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"student_id" integer NOT NULL,
	"state" text NOT NULL,
	"remembered" jsonb NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "student_import_rows_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "student_import_rows_line" UNIQUE("school_id","import_id","line"),
	CONSTRAINT "student_import_rows_once" UNIQUE("school_id","import_id","student_id"),
	CONSTRAINT "student_import_rows_state" CHECK ("student_import_rows"."state" in ('New', 'Changed', 'Unchanged'))
);
--> statement-breakpoint
ALTER TABLE "student_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "student_imports" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "student_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"session" text NOT NULL,
	"rows" integer NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_by" integer,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "student_imports_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "student_imports_rows" CHECK ("student_imports"."rows" between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "student_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_import_rows" ADD CONSTRAINT "student_import_rows_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_import_rows" ADD CONSTRAINT "student_import_rows_import" FOREIGN KEY ("school_id","import_id") REFERENCES "public"."student_imports"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_import_rows" ADD CONSTRAINT "student_import_rows_student_row" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."students"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_imports" ADD CONSTRAINT "student_imports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_import_rows_student" ON "student_import_rows" USING btree ("school_id","student_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_imports_open" ON "student_imports" USING btree ("school_id","session","fingerprint") WHERE "student_imports"."finished_at" is null and "student_imports"."undone_at" is null;--> statement-breakpoint
CREATE POLICY "own_school" ON "student_import_rows" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "student_imports" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "student_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_import_rows" FORCE ROW LEVEL SECURITY;
