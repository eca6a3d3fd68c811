CREATE TABLE "denied_visitors" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "denied_visitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	CONSTRAINT "denied_visitors_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "denied_visitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visitors" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "visitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"day" date NOT NULL,
	"expected_time" text,
	"pass_no" text,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text,
	"purpose" text NOT NULL,
	"purpose_text" text,
	"meeting_with" text NOT NULL,
	"meeting_name" text NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"id_type" text,
	"id_last4" text,
	"vehicle_no" text,
	"note" text,
	"in_at" timestamp (3) with time zone,
	"in_by" integer,
	"out_at" timestamp (3) with time zone,
	"out_by" integer,
	"enquiry_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitors_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "visitors_state" CHECK ("visitors"."state" in ('Expected', 'In', 'Out', 'Cancelled')),
	CONSTRAINT "visitors_persons" CHECK ("visitors"."persons" between 1 and 50),
	CONSTRAINT "visitors_pass" CHECK (("visitors"."state" in ('In', 'Out')) = ("visitors"."pass_no" is not null)),
	CONSTRAINT "visitors_in" CHECK (("visitors"."pass_no" is null) = ("visitors"."in_at" is null)),
	CONSTRAINT "visitors_out" CHECK (("visitors"."state" = 'Out') = ("visitors"."out_at" is not null)),
	CONSTRAINT "visitors_times" CHECK ("visitors"."out_at" >= "visitors"."in_at")
);
--> statement-breakpoint
ALTER TABLE "visitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "denied_visitors" ADD CONSTRAINT "denied_visitors_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "denied_visitors_mobile" ON "denied_visitors" USING btree ("school_id","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "visitors_pass_no" ON "visitors" USING btree ("school_id","pass_no");--> statement-breakpoint
CREATE INDEX "visitors_day" ON "visitors" USING btree ("school_id","day");--> statement-breakpoint
CREATE INDEX "visitors_mobile" ON "visitors" USING btree ("school_id","mobile");--> statement-breakpoint
CREATE INDEX "visitors_inside" ON "visitors" USING btree ("school_id") WHERE "visitors"."state" = 'In';--> statement-breakpoint
CREATE POLICY "own_school" ON "denied_visitors" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "visitors" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "denied_visitors" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "visitors" FORCE ROW LEVEL SECURITY;
