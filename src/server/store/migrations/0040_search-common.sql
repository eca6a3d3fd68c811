-- Of a text that many rows have, the index collects all of them before the first is given. Whether it is one shows in
-- some of the texts, which then give as many rows as are asked for by themselves.
CREATE OR REPLACE FUNCTION public.search_ids(entity text, keyword text, most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 100 AS $$
DECLARE
	school integer := nullif(current_setting('app.school_id', true), '')::integer;
	looked_at CONSTANT integer := 500;
	found integer := 0;
BEGIN
	IF most IS NOT NULL THEN
		EXECUTE
			'SELECT count(*) FROM (
				SELECT text FROM schoolyard.search_texts WHERE school_id = $1 AND entity = $2 LIMIT $4
			 ) AS sample WHERE strpos(text, $3) > 0'
			INTO found USING school, entity, lower(keyword), looked_at;
	END IF;
	IF most IS NULL OR found > looked_at / 4 THEN
		RETURN QUERY EXECUTE
			'SELECT id FROM schoolyard.search_texts
			 WHERE school_id = $1 AND entity = $2 AND strpos(text, $3) > 0 LIMIT $4'
			USING school, entity, lower(keyword), most;
	ELSE
		RETURN QUERY EXECUTE
			'SELECT id FROM schoolyard.search_texts
			 WHERE schoolyard.search_grams(entity || school_id, text) @> $1
			   AND school_id = $2 AND entity = $3 AND strpos(text, $4) > 0 LIMIT $5'
			USING schoolyard.search_grams(entity || school, lower(keyword)), school, entity, lower(keyword), most;
	END IF;
END $$;
