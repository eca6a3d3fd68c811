CREATE TABLE "promotions" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session" text NOT NULL,
	"class_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"students" jsonb NOT NULL,
	"user_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "promotions_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "promotions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_class" ON "promotions" USING btree ("school_id","session","class_id","section_id");--> statement-breakpoint
CREATE POLICY "own_school" ON "promotions" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "promotions" FORCE ROW LEVEL SECURITY;
