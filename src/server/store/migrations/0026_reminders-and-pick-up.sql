CREATE TABLE "attendance_reminders" (
	"school_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" integer,
	CONSTRAINT "attendance_reminders_school_id_class_id_section_id_pk" PRIMARY KEY("school_id","class_id","section_id")
);
--> statement-breakpoint
ALTER TABLE "attendance_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pick_up_codes" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "pick_up_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"name" text NOT NULL,
	"code_hash" text NOT NULL,
	"issued_by" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "pick_up_codes_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "pick_up_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "photo_media_id" integer;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "pick_up_proof" text;--> statement-breakpoint
ALTER TABLE "attendance_reminders" ADD CONSTRAINT "attendance_reminders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_up_codes" ADD CONSTRAINT "pick_up_codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_up_codes" ADD CONSTRAINT "pick_up_codes_student" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."students"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pick_up_codes_hash" ON "pick_up_codes" USING btree ("school_id","code_hash");--> statement-breakpoint
CREATE INDEX "pick_up_codes_student_rows" ON "pick_up_codes" USING btree ("school_id","student_id");--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_pick_up" CHECK ("visitors"."pick_up_proof" in ('Guardian', 'Code'));--> statement-breakpoint
CREATE POLICY "own_school" ON "attendance_reminders" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "pick_up_codes" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "attendance_reminders" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pick_up_codes" FORCE ROW LEVEL SECURITY;
