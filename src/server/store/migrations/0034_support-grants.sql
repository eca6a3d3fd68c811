CREATE TABLE "support_grants" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "support_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"given_by" integer NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "support_grants_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "support_grants_ends" CHECK ("support_grants"."ends_at" > "support_grants"."given_at")
);
--> statement-breakpoint
ALTER TABLE "support_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_visits" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "support_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"grant_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"operator_name" text NOT NULL,
	"operator_session_id" integer NOT NULL,
	"hash" text NOT NULL,
	"code_ends_at" timestamp (3) with time zone NOT NULL,
	"entered_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "support_visits_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "support_visits_hash" UNIQUE("school_id","hash")
);
--> statement-breakpoint
ALTER TABLE "support_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_school_id_given_by_users_school_id_id_fk" FOREIGN KEY ("school_id","given_by") REFERENCES "public"."users"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_school_id_withdrawn_by_users_school_id_id_fk" FOREIGN KEY ("school_id","withdrawn_by") REFERENCES "public"."users"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_school_id_grant_id_support_grants_school_id_id_fk" FOREIGN KEY ("school_id","grant_id") REFERENCES "public"."support_grants"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_visits_grant" ON "support_visits" USING btree ("school_id","grant_id");--> statement-breakpoint
CREATE POLICY "own_school" ON "support_grants" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_school" ON "support_visits" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "support_grants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_visits" FORCE ROW LEVEL SECURITY;
