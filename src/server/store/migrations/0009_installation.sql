CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seeded_at" timestamp (3) with time zone,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
-- A database that has schools is complete, whatever made them.
INSERT INTO "installation" ("seeded_at") SELECT CASE WHEN EXISTS (SELECT FROM "schools" WHERE "id" > 0) THEN now() END;
