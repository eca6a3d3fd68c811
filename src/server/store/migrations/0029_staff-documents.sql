CREATE TABLE "staff_documents" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"document_type" text NOT NULL,
	"document_number" text,
	"issue_date" date,
	"expiry_date" date,
	"media_id" integer NOT NULL,
	"user_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_documents_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_staff" FOREIGN KEY ("school_id","staff_id") REFERENCES "public"."staff_members"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_documents_member" ON "staff_documents" USING btree ("school_id","staff_id");--> statement-breakpoint
CREATE INDEX "staff_documents_expiry" ON "staff_documents" USING btree ("school_id","expiry_date");--> statement-breakpoint
CREATE POLICY "own_school" ON "staff_documents" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "staff_documents" FORCE ROW LEVEL SECURITY;
