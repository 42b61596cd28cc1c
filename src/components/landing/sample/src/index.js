import bill from "./bill.json";
import { total } from "./money.js";

const sum = total(bill.prices);
const $ = (id) => document.getElementById(id);
$("result").textContent = `Total: ${sum} €`;

$("split").onclick = async () => {
  const { share } = await import("./share.js");
  $("result").textContent = share(sum, 3);
};
