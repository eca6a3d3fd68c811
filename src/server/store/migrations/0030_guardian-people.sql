CREATE TABLE "guardian_people" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "guardian_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"mobile" text,
	"email" text,
	"user_id" integer,
	CONSTRAINT "guardian_people_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "guardian_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guardians" ADD COLUMN "person_id" integer;--> statement-breakpoint
-- What is known of guardians is read across schools, which the owner may not else.
ALTER TABLE "guardians" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_children" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "students" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "guardians" SET "mobile" = NULL WHERE "mobile" = '';--> statement-breakpoint
-- The same number and the same name are one person; the same number with other names stays several.
INSERT INTO "guardian_people" ("school_id", "name", "mobile", "email")
	SELECT "school_id", (array_agg("name" ORDER BY "id"))[1], "mobile",
		(array_agg(lower("email") ORDER BY "id") FILTER (WHERE "email" IS NOT NULL))[1]
	FROM "guardians" WHERE "mobile" IS NOT NULL GROUP BY "school_id", "mobile", lower("name") ORDER BY min("id");--> statement-breakpoint
UPDATE "guardians" g SET "person_id" = p."id" FROM "guardian_people" p
	WHERE p."school_id" = g."school_id" AND p."mobile" = g."mobile" AND lower(p."name") = lower(g."name");--> statement-breakpoint
-- Without a number it is the email that says so.
UPDATE "guardians" g SET "person_id" = (
	SELECT min(p."id") FROM "guardian_people" p
	WHERE p."school_id" = g."school_id" AND p."email" = lower(g."email") AND lower(p."name") = lower(g."name")
) WHERE g."person_id" IS NULL AND g."email" IS NOT NULL;--> statement-breakpoint
INSERT INTO "guardian_people" ("school_id", "name", "email")
	SELECT "school_id", (array_agg("name" ORDER BY "id"))[1], lower("email")
	FROM "guardians" WHERE "person_id" IS NULL AND "email" IS NOT NULL
	GROUP BY "school_id", lower("email"), lower("name") ORDER BY min("id");--> statement-breakpoint
UPDATE "guardians" g SET "person_id" = p."id" FROM "guardian_people" p
	WHERE g."person_id" IS NULL AND p."school_id" = g."school_id" AND p."mobile" IS NULL
		AND p."email" = lower(g."email") AND lower(p."name") = lower(g."name");--> statement-breakpoint
-- Of whom only the name is known, nobody can say whether they are somebody else's parent too.
ALTER TABLE "guardian_people" ADD COLUMN "guardian_id" integer;--> statement-breakpoint
INSERT INTO "guardian_people" ("school_id", "name", "guardian_id")
	SELECT "school_id", "name", "id" FROM "guardians" WHERE "person_id" IS NULL ORDER BY "id";--> statement-breakpoint
UPDATE "guardians" g SET "person_id" = p."id" FROM "guardian_people" p
	WHERE p."school_id" = g."school_id" AND p."guardian_id" = g."id";--> statement-breakpoint
ALTER TABLE "guardian_people" DROP COLUMN "guardian_id";--> statement-breakpoint
-- The account of a person: with their number or email, and their name; of a parent also where nobody else has it.
WITH "candidates" AS (
	SELECT p."school_id", p."id" AS "person_id", u."id" AS "user_id", lower(u."name") = lower(p."name") AS "named",
		u."role" = 'Parent' AND count(*) OVER (PARTITION BY u."school_id", u."id") = 1 AS "alone"
	FROM "guardian_people" p JOIN "users" u ON u."school_id" = p."school_id"
		AND u."role" IN ('Parent', 'Staff', 'Admin') AND (u."mobile" = p."mobile" OR u."email" = p."email")
), "by_user" AS (
	SELECT DISTINCT ON ("school_id", "user_id") * FROM "candidates" WHERE "named" OR "alone"
	ORDER BY "school_id", "user_id", "named" DESC, "person_id"
), "by_person" AS (
	SELECT DISTINCT ON ("school_id", "person_id") * FROM "by_user"
	ORDER BY "school_id", "person_id", "named" DESC, "user_id"
)
UPDATE "guardian_people" p SET "user_id" = c."user_id" FROM "by_person" c
	WHERE c."school_id" = p."school_id" AND c."person_id" = p."id";--> statement-breakpoint
-- One log-in shows all the children who are at the school.
INSERT INTO "user_children" ("school_id", "user_id", "student_id")
	SELECT DISTINCT p."school_id", p."user_id", g."student_id"
	FROM "guardian_people" p
	JOIN "guardians" g ON g."school_id" = p."school_id" AND g."person_id" = p."id"
	JOIN "students" s ON s."school_id" = g."school_id" AND s."id" = g."student_id"
	WHERE p."user_id" IS NOT NULL AND s."status" IN ('Expected', 'Active')
	ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "guardians" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guardians" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "guardians" DROP COLUMN "mobile";--> statement-breakpoint
ALTER TABLE "guardians" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "guardian_people" ADD CONSTRAINT "guardian_people_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_people" ADD CONSTRAINT "guardian_people_user" FOREIGN KEY ("school_id","user_id") REFERENCES "public"."users"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_people_mobile_name" ON "guardian_people" USING btree ("school_id","mobile",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_people_user_id" ON "guardian_people" USING btree ("school_id","user_id");--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_person_id" FOREIGN KEY ("school_id","person_id") REFERENCES "public"."guardian_people"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardians_person" ON "guardians" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE POLICY "own_school" ON "guardian_people" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the tables is held to the policies too.
ALTER TABLE "guardian_people" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guardians" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_children" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "students" FORCE ROW LEVEL SECURITY;
