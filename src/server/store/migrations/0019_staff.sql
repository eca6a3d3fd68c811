CREATE TABLE "staff_attendance" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_attendance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"in_time" text,
	"out_time" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_attendance_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "staff_attendance_day" UNIQUE("school_id","day","staff_id"),
	CONSTRAINT "staff_attendance_code" CHECK ("staff_attendance"."code" in ('P', 'L', 'HD', 'A', 'LV', 'OD'))
);
--> statement-breakpoint
ALTER TABLE "staff_attendance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_members" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_no" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text,
	"gender" text NOT NULL,
	"date_of_birth" date,
	"mobile" text NOT NULL,
	"email" text,
	"role_id" integer NOT NULL,
	"department" text,
	"staff_type" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"joining_date" date NOT NULL,
	"leaving_date" date,
	"leaving_reason" text,
	"user_id" integer,
	"photo_media_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"aadhaar_sealed" text,
	"aadhaar_last4" text,
	"pan_sealed" text,
	"pan_last4" text,
	"account_sealed" text,
	"account_last4" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "staff_members_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "staff_members_employee_no" UNIQUE("school_id","employee_no"),
	CONSTRAINT "staff_members_status" CHECK ("staff_members"."status" in ('Active', 'On_Leave', 'Left')),
	CONSTRAINT "staff_members_type" CHECK ("staff_members"."staff_type" in ('Teaching', 'Non-teaching')),
	CONSTRAINT "staff_members_left" CHECK ("staff_members"."status" <> 'Left' or "staff_members"."leaving_date" is not null)
);
--> statement-breakpoint
ALTER TABLE "staff_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_attendance" ADD CONSTRAINT "staff_attendance_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_attendance" ADD CONSTRAINT "staff_attendance_staff" FOREIGN KEY ("school_id","staff_id") REFERENCES "public"."staff_members"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_school_id_user_id_users_school_id_id_fk" FOREIGN KEY ("school_id","user_id") REFERENCES "public"."users"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_attendance_member" ON "staff_attendance" USING btree ("school_id","staff_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_user" ON "staff_members" USING btree ("school_id","user_id") WHERE "staff_members"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "staff_members_name" ON "staff_members" USING btree ("school_id","first_name","last_name","id");--> statement-breakpoint
CREATE POLICY "own_school" ON "staff_attendance" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "staff_members" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policy too.
ALTER TABLE "staff_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_attendance" FORCE ROW LEVEL SECURITY;
