CREATE TABLE "staff_leave" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_leave_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"state" text DEFAULT 'Pending' NOT NULL,
	"note" text,
	"asked_by" integer,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision" text,
	"version" integer DEFAULT 1 NOT NULL,
	"staff_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"session" text NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "staff_leave_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "staff_leave_state" CHECK ("staff_leave"."state" in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
	CONSTRAINT "staff_leave_part" CHECK ("staff_leave"."part" = 'Full' or "staff_leave"."first_day" = "staff_leave"."last_day"),
	CONSTRAINT "staff_leave_order" CHECK ("staff_leave"."first_day" <= "staff_leave"."last_day")
);
--> statement-breakpoint
ALTER TABLE "staff_leave" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_leave_types" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_leave_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"quota_halves" integer,
	"is_paid" boolean DEFAULT true NOT NULL,
	"allows_half" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_leave_types_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_leave_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "student_leave" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "student_leave_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"state" text DEFAULT 'Pending' NOT NULL,
	"note" text,
	"asked_by" integer,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision" text,
	"version" integer DEFAULT 1 NOT NULL,
	"student_id" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "student_leave_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "student_leave_state" CHECK ("student_leave"."state" in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
	CONSTRAINT "student_leave_order" CHECK ("student_leave"."first_day" <= "student_leave"."last_day")
);
--> statement-breakpoint
ALTER TABLE "student_leave" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_staff" FOREIGN KEY ("school_id","staff_id") REFERENCES "public"."staff_members"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_type" FOREIGN KEY ("school_id","type_id") REFERENCES "public"."staff_leave_types"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_leave_types" ADD CONSTRAINT "staff_leave_types_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leave" ADD CONSTRAINT "student_leave_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leave" ADD CONSTRAINT "student_leave_student" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."students"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_leave_member" ON "staff_leave" USING btree ("school_id","staff_id","session");--> statement-breakpoint
CREATE INDEX "staff_leave_days" ON "staff_leave" USING btree ("school_id","first_day","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_leave_types_name" ON "staff_leave_types" USING btree ("school_id",lower("name"));--> statement-breakpoint
CREATE INDEX "student_leave_student_days" ON "student_leave" USING btree ("school_id","student_id","first_day");--> statement-breakpoint
CREATE INDEX "student_leave_days" ON "student_leave" USING btree ("school_id","first_day","last_day");--> statement-breakpoint
CREATE POLICY "own_school" ON "staff_leave" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "staff_leave_types" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "student_leave" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "staff_leave_types" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_leave" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_leave" FORCE ROW LEVEL SECURITY;
